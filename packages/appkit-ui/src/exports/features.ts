export type { Feature } from '../features/Feature'
export { startFeatures } from '../features/startFeatures'
