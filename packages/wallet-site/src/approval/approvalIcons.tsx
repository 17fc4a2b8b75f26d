import { Icon } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'

// Outlines of Lucide, the set of the whole modal.
export const lockIcon: ReactNode = (
  <Icon
    name="lock"
    paths={['M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z', 'M7 11V7a5 5 0 0 1 10 0v4']}
  />
)
export const passkeyIcon: ReactNode = (
  <Icon
    name="fingerprint"
    paths={[
      'M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4',
      'M14 13.12c0 2.38 0 6.38-1 8.88',
      'M17.29 21.02c.12-.6.43-2.3.5-3.02',
      'M2 12a10 10 0 0 1 18-6',
      'M2 16h.01',
      'M21.8 16c.2-2 .131-5.354 0-6',
      'M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2',
      'M8.65 22c.21-.66.45-1.32.57-2',
      'M9 6.8a6 6 0 0 1 9 5.2v2',
    ]}
  />
)
export const passwordIcon: ReactNode = (
  <Icon
    name="key"
    paths={['m15.5 7.5 3 3L22 7l-3-3', 'm21 2-9.6 9.6', 'M2 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0']}
  />
)
export const windowIcon: ReactNode = (
  <Icon
    name="app-window"
    paths={['M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z', 'M10 4v4', 'M2 8h20', 'M6 4v4']}
  />
)
export const externalIcon: ReactNode = (
  <Icon
    name="external"
    paths={['M15 3h6v6', 'M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6']}
  />
)
export const chevronIcon: ReactNode = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />
export const shieldIcon: ReactNode = (
  <Icon
    name="shield"
    paths={[
      'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
      'm9 12 2 2 4-4',
    ]}
  />
)
export const retryIcon: ReactNode = (
  <Icon name="retry" paths={['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5']} />
)
export const mailIcon: ReactNode = (
  <Icon
    name="mail"
    paths={[
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
      'm22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7',
    ]}
  />
)
export const deviceIcon: ReactNode = (
  <Icon
    name="monitor"
    paths={['M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z', 'M8 21h8', 'M12 17v4']}
  />
)
export const downloadIcon: ReactNode = (
  <Icon name="download" paths={['M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5']} />
)
