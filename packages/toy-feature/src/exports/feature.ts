export type { GreetArguments } from '../GreetArguments'
export { greet } from '../greet'
