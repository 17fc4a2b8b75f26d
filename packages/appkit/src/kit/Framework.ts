/** What a host is written with, for a backend's statistics. */
export type Framework = 'html' | 'react'
