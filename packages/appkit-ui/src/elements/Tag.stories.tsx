import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag'

const meta: Meta = { title: 'Elements/Tag' }
export default meta

export const Neutral: StoryObj = { render: () => <Tag>420+</Tag> }
export const Accent: StoryObj = { render: () => <Tag tone="accent">Recent</Tag> }
export const Positive: StoryObj = { render: () => <Tag tone="positive">Connected</Tag> }
