import { MemoryMessageStore } from '../../src/relay/memory/MemoryMessageStore'
import { describeMessageStore } from './describeMessageStore'

describeMessageStore('MemoryMessageStore', async settings => new MemoryMessageStore(settings))
