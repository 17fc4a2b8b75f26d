/** The part of an adapter that every app loads. */
export type { ActionsContext } from '../shell/ActionsContext'
export type { AdapterActions, ConnectedState } from '../shell/AdapterActions'
export { AdapterShell } from '../shell/AdapterShell'
export { StandardShell } from '../shell/StandardShell'
