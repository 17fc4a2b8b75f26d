import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar'

const meta: Meta = { title: 'Elements/Avatar' }
export default meta

export const Default: StoryObj = { render: () => <Avatar address="0x71C7656EC7ab88b098defB751B7401B5f6d84f3A" /> }
export const Several: StoryObj = {
  render: () => (
    <>
      {[...'0123456789ab'].map(last => (
        <Avatar key={last} size={40} address={`0x71C7656EC7ab88b098defB751B7401B5f6d84f3${last}`} />
      ))}
    </>
  ),
}
