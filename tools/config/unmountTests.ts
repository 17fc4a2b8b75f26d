import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library only unmounts what tests render in the file that imports it first.
beforeEach(cleanup)
afterAll(cleanup)
