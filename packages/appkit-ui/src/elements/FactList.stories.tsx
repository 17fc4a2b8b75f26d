import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './FactList'
import { Image } from './Image'

const meta: Meta = { title: 'Elements/FactList' }
export default meta

export const Facts: StoryObj = {
  render: () => (
    <FactList
      facts={[
        {
          label: 'Network',
          value: (
            <>
              <Image name="Ethereum" size="small" shape="circle" />
              <bdi>Ethereum</bdi>
            </>
          ),
        },
        { label: 'Price', value: '$3,110.00' },
        { label: 'Balance', value: '115792089237316195423570985008687907853269984665640564039457.584007913129639935' },
      ]}
    />
  ),
}
