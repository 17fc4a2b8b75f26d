'use client'

/** On-ramp hooks for React. */
export { type UseOnrampResult, useOnramp } from '../react/useOnramp'
