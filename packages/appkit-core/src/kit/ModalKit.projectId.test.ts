import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'

test('a missing project id shows an alert once something needs it, and not before', async () => {
  const errors: string[] = []
  const { modalKit } = await createLoadedKit({ onError: ({ code }) => errors.push(code) })
  expect(modalKit.alerts.state.open).toBe(false)
  expect(modalKit.requireProjectId()).toBeUndefined()
  expect(modalKit.alerts.state).toMatchObject({ open: true, message: 'Project ID Not Configured', code: 'APKT008' })
  expect(errors).toEqual(['alert/APKT008'])
})

test('with a project id nothing is raised', async () => {
  const { modalKit } = await createLoadedKit({ projectId: 'abc' })
  expect(modalKit.requireProjectId()).toBe('abc')
  expect(modalKit.alerts.state.open).toBe(false)
})
