import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCodeIcon } from '../icons/QrCodeIcon'
import { IconTile } from './IconTile'
import { Image } from './Image'
import { ListItem } from './ListItem'
import { Tag } from './Tag'

const meta: Meta = { title: 'Elements/ListItem' }
export default meta

const longName = 'The Very Long Wallet Name That Sounded Like A Fine Idea'
const onClick = (): void => undefined

export const Wallet: StoryObj = {
  render: () => (
    <ListItem
      title="MetaMask"
      icon={<Image name="MetaMask" />}
      trailing={<Tag tone="accent">Recent</Tag>}
      onClick={onClick}
    />
  ),
}
export const LongName: StoryObj = {
  render: () => (
    <ListItem
      title={longName}
      detail={longName}
      icon={<Image name={longName} />}
      trailing={<Tag>Installed</Tag>}
      onClick={onClick}
    />
  ),
}
export const LeadsOn: StoryObj = {
  render: () => (
    <ListItem
      title="Phone wallet"
      detail="Show QR code"
      icon={<IconTile icon={<QrCodeIcon />} />}
      chevron
      onClick={onClick}
    />
  ),
}
export const Selected: StoryObj = {
  render: () => (
    <ListItem title="Ethereum" icon={<Image name="Ethereum" shape="circle" />} selected onClick={onClick} />
  ),
}
export const Loading: StoryObj = {
  render: () => <ListItem title="Ethereum" icon={<Image name="Ethereum" shape="circle" />} loading onClick={onClick} />,
}
export const Disabled: StoryObj = {
  render: () => (
    <ListItem
      title="Base"
      detail="Not supported by this wallet"
      icon={<Image name="Base" />}
      disabled
      onClick={onClick}
    />
  ),
}
export const Static: StoryObj = { render: () => <ListItem title="Balance" trailing="1.204 ETH" /> }
