import { matchesPattern } from './matchesPattern'

/** Apps that may embed the frame with a project. */
export interface FrameAccess {
  /** Origins of the project. `*` matches any text. */
  readonly origins: readonly string[]
  /** Whether the server runs on this machine, so apps on this machine may embed it, too. */
  readonly isLocal: boolean
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Returns whether an app may embed the frame. Matches like the server's rules for origins of projects. */
export function isOriginAllowed(origin: string, { origins, isLocal }: FrameAccess): boolean {
  // Contexts without an origin, such as sandboxed frames, send 'null', but any website can create one.
  if (origin === 'null' || origin === '') return false
  if (isLocal && LOOPBACK.test(origin)) return true
  return origins.some(pattern =>
    pattern.includes('*') ? matchesPattern(origin, pattern) : origin === (originOf(pattern) ?? pattern),
  )
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin } = new URL(text)
  return origin === 'null' ? undefined : origin
}
