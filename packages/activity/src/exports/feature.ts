export { type ActivityEventProperties, activity } from '../kit/activity'
