import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { SearchInput } from './SearchInput'

const meta: Meta = { title: 'Elements/SearchInput' }
export default meta

function Example(): ReactNode {
  const [value, setValue] = useState('')
  return (
    <SearchInput
      label="Search networks"
      placeholder="Search networks"
      clearLabel="Clear"
      value={value}
      onChange={setValue}
    />
  )
}

export const Default: StoryObj = { render: () => <Example /> }
