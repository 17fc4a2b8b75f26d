export { siwx } from '../siwx'
