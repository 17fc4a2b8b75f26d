import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { Tabs } from './Tabs'

const meta: Meta = { title: 'Elements/Tabs' }
export default meta

function Example(): ReactNode {
  const [value, setValue] = useState<'tokens' | 'nfts' | 'activity'>('tokens')
  return (
    <Tabs
      label="Assets"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'tokens', label: 'Tokens' },
        { id: 'nfts', label: 'NFTs' },
        { id: 'activity', label: 'Activity' },
      ]}
    >
      {value}
    </Tabs>
  )
}

function Counted(): ReactNode {
  const [value, setValue] = useState<'evm' | 'solana' | 'bitcoin'>('evm')
  return (
    <Tabs
      label="Wallets"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'evm', label: 'Ethereum', count: '2' },
        { id: 'solana', label: 'Solana' },
        { id: 'bitcoin', label: 'Bitcoin', count: '1' },
      ]}
    >
      {value}
    </Tabs>
  )
}

export const WithCounts: StoryObj = { render: () => <Counted /> }

export const Default: StoryObj = { render: () => <Example /> }
