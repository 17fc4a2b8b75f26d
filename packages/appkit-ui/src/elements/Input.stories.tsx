import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { MailIcon } from '../icons/MailIcon'
import { Input } from './Input'

const meta: Meta = { title: 'Elements/Input' }
export default meta

function Example({ initial = '', error }: { initial?: string; error?: string }): ReactNode {
  const [value, setValue] = useState(initial)
  return (
    <Input
      label="Email"
      placeholder="Email"
      clearLabel="Clear"
      icon={<MailIcon />}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

export const Empty: StoryObj = { render: () => <Example /> }
export const Filled: StoryObj = { render: () => <Example initial="ada@example.org" /> }
export const Invalid: StoryObj = { render: () => <Example initial="ada@" error="This is not an email address yet" /> }
