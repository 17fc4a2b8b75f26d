import type { Decorator, Preview } from '@storybook/react-vite'
import { StoryRoot, type StoryRootProps } from './StoryRoot'

const inRoot: Decorator = (Story, context) => (
  <StoryRoot
    theme={context.globals['theme'] === 'light' ? 'light' : 'dark'}
    locale={context.globals['locale'] as StoryRootProps['locale']}
    accent={String(context.globals['accent'] ?? '')}
  >
    <Story />
  </StoryRoot>
)

const preview: Preview = {
  decorators: [inRoot],
  initialGlobals: { theme: 'dark', locale: 'en', accent: '' },
  parameters: { a11y: { test: 'error' }, controls: { disable: true } },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English (ltr)' },
          { value: 'ar', title: 'العربية (rtl)' },
          { value: 'de', title: 'Deutsch (ltr)' },
        ],
        dynamicTitle: true,
      },
    },
    accent: {
      toolbar: {
        title: 'Accent',
        icon: 'paintbrush',
        items: [
          { value: '', title: 'Default accent' },
          { value: '#ffd400', title: 'Yellow' },
          { value: '#101a60', title: 'Deep blue' },
          { value: '#d0342c', title: 'Red' },
        ],
        dynamicTitle: true,
      },
    },
  },
}

export default preview
