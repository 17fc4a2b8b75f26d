/** Pauses and timeouts. Small, so chunks that load at different times can each have a copy. */
export { pause } from '../environment/pause'
export { withTimeout } from '../environment/withTimeout'
