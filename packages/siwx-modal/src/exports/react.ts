'use client'

/** Sign-in hook for React. */
export { useAppKitSIWX } from '../react/useAppKitSIWX'
