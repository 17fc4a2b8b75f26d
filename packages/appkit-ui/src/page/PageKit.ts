import type { AppKit } from '@openappkit/appkit-core'

/** The kit of a page as hooks use it: all but `getProvider`, which a kit may answer in another form. They ask the adapter. */
export type PageKit = Omit<AppKit, 'getProvider'>
