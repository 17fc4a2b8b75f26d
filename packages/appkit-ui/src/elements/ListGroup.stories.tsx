import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from './Image'
import { ListGroup } from './ListGroup'
import { ListItem } from './ListItem'

const meta: Meta = { title: 'Elements/ListGroup' }
export default meta

export const Default: StoryObj = {
  render: () => (
    <ListGroup title="Installed">
      <ListItem title="MetaMask" icon={<Image name="MetaMask" />} onClick={() => undefined} />
      <ListItem title="Phantom" icon={<Image name="Phantom" />} onClick={() => undefined} />
    </ListGroup>
  ),
}
