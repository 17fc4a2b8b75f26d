export { type ActivityEventProperties, activity } from '../modal/activity'
