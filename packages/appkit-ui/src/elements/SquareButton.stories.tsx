import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { CertifiedIcon } from '../icons/CertifiedIcon'
import { ScanIcon } from '../icons/ScanIcon'
import { SquareButton } from './SquareButton'

const meta: Meta = { title: 'Elements/SquareButton' }
export default meta

function Switch({ initial }: { readonly initial: boolean }): ReactNode {
  const [checked, setChecked] = useState(initial)
  return (
    <SquareButton
      label="Certified wallets only"
      icon={<CertifiedIcon />}
      checked={checked}
      onClick={() => setChecked(!checked)}
    />
  )
}

export const Action: StoryObj = {
  render: () => <SquareButton label="Show QR code" icon={<ScanIcon />} onClick={() => undefined} />,
}
export const Off: StoryObj = { render: () => <Switch initial={false} /> }
export const On: StoryObj = { render: () => <Switch initial={true} /> }
