/** The kit that an app created last, for bindings to frameworks other than React. Imports no React. */
export { lastKit, rememberKit, reportSeveralKits } from '../page/lastKit'
