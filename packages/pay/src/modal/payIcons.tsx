import { Icon, IconTile } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'

const wallet = [
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
  'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
]
const code = [
  'M3 7V5a2 2 0 0 1 2-2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M21 17v2a2 2 0 0 1-2 2h-2',
  'M7 21H5a2 2 0 0 1-2-2v-2',
  'M8 8h3v3H8z',
  'M13 8h3v3h-3z',
  'M8 13h3v3H8z',
  'M13 13h3v3h-3z',
]
const exchange = ['M3 21h18', 'M3 10h18', 'm5 6 7-3 7 3', 'M4 10v11', 'M20 10v11', 'M8 14v3', 'M12 14v3', 'M16 14v3']
const receipt = [
  'M4 2v20l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1V2l-2 1-2-1-2 1-2-1-2 1-2-1-2 1Z',
  'M8 8h8',
  'M8 12h8',
  'M8 16h5',
]

export const walletIcon: ReactNode = <IconTile icon={<Icon name="wallet" paths={wallet} />} tone="accent" />
export const codeIcon: ReactNode = <IconTile icon={<Icon name="scan" paths={code} />} tone="accent" />
export const exchangeIcon: ReactNode = <IconTile icon={<Icon name="landmark" paths={exchange} />} tone="accent" />
export const receiptIcon: ReactNode = <IconTile icon={<Icon name="receipt" paths={receipt} />} size="large" />
