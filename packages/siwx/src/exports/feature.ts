export { siwx } from '../kit/siwx'
