import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from './AddressText'

const meta: Meta = { title: 'Elements/AddressText' }
export default meta

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

export const Whole: StoryObj = {
  render: () => <AddressText address={address} label="Address" />,
}

export const LookAlike: StoryObj = {
  render: () => (
    <AddressText address="0xd8dA7BF26964aF9D7eEd9e03E53415D37aA96045" label="This address" unlike={address} />
  ),
}
