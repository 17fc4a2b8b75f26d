import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyIcon } from '../icons/KeyIcon'
import { InfoCard } from './InfoCard'

const meta: Meta = { title: 'Elements/InfoCard' }
export default meta

export const Default: StoryObj = {
  render: () => (
    <InfoCard icon={<KeyIcon />} title="You hold the keys">
      Nobody can open it for you, so keep its recovery phrase safe and never share it.
    </InfoCard>
  ),
}
