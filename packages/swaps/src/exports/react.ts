'use client'

/** Swap hooks for React. */
export { type UseSwapResult, useSwap } from '../react/useSwap'
