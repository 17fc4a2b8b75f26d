export type { AccountButton, AccountTab, Feature } from '../features/Feature'
export { startFeatures } from '../features/startFeatures'
