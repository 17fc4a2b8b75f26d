/** What adapters share in code that loads after the user connected. An entry point of its own, so that it shares no file with what loads before. */
export { withTimeout } from '../time/withTimeout'
