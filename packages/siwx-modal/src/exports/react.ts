'use client'

/** Sign-in for React. */
export { useAppKitSIWX } from '../react/useAppKitSIWX'
