export type { LoginState } from '../login/LoginState'
