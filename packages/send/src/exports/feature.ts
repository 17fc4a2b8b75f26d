export type { SendArguments } from '../modal/SendArguments'
export { send } from '../modal/send'
