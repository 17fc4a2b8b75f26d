/** Waits and their ends. Small, so what loads at different moments has its own copy. */
export { pause } from '../environment/pause'
export { withTimeout } from '../environment/withTimeout'
