export type { SendArguments } from '../kit/SendArguments'
export { send } from '../kit/send'
