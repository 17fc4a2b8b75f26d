import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from './Image'

const meta: Meta = { title: 'Elements/Image' }
export default meta

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%23c66d30"/%3E%3C/svg%3E'

export const Picture: StoryObj = { render: () => <Image src={picture} name="MetaMask" /> }
export const Fallback: StoryObj = { render: () => <Image src="javascript:alert(1)" name="MetaMask" /> }
export const Circle: StoryObj = { render: () => <Image src={picture} name="Ethereum" shape="circle" /> }
export const Large: StoryObj = { render: () => <Image name="MetaMask" size="large" /> }
export const Small: StoryObj = { render: () => <Image name="MetaMask" size="small" /> }
