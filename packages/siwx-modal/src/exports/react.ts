'use client'

export { type UseAppKitSessionResult, useAppKitSession } from '../react/useAppKitSession'
/** Sign-in hooks for React. */
export { useAppKitSIWX } from '../react/useAppKitSIWX'
export type { AppKitSession, SessionState } from '../session/SessionState'
