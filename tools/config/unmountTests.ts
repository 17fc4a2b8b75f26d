import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library itself does this only in the file that imports it first.
beforeEach(cleanup)
afterAll(cleanup)
