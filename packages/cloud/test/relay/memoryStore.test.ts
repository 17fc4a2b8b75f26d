import { MemoryMessageStore } from '../../src/relay/memory/MemoryMessageStore'
import { describeMessageStore } from './describeMessageStore'

describeMessageStore('MemoryMessageStore', async () => new MemoryMessageStore())
