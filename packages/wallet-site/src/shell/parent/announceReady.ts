import { eventMessage } from '../../protocol/FrameMessage'
import type { FrameView } from './FrameView'

/** Version of the frame protocol, as AppKit 1.8 asks for it. */
const VERSION = '4'

/**
 * Posts READY before any message of the app has named its origin. The browser names it in most cases. If it doesn't, READY
 * goes to any parent: it says only that the frame has loaded. Everything else goes to the verified origin.
 */
export function announceReady(view: FrameView): void {
  const named = view.ancestorOrigins?.[0] ?? (URL.canParse(view.referrer) ? new URL(view.referrer).origin : 'null')
  view.parent.postMessage(eventMessage('READY', { version: VERSION }), named === 'null' ? '*' : named)
}
