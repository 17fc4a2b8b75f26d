import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type Project } from './Project'
import { ProjectDirectory } from './ProjectDirectory'

const ID = '0123456789abcdef0123456789abcdef'
const project: Project = { ...DEFAULT_SETTINGS, id: ID, name: 'Test', allowedOrigins: ['https://app.example'] }

function parts(found: () => Promise<Project | undefined>) {
  let time = 0
  let lookups = 0
  const source = {
    find: () => {
      lookups += 1
      return found()
    },
  }
  const directory = new ProjectDirectory(source, { lifetime: 1000, capacity: 2, now: () => time })
  return { directory, lookups: () => lookups, pass: (milliseconds: number) => void (time += milliseconds) }
}

test('looks a project up once per lifetime, however many requests arrive', async () => {
  const { directory, lookups, pass } = parts(async () => project)
  await Promise.all([directory.find(ID), directory.find(ID), directory.find(ID)])
  expect(lookups()).toBe(1)

  pass(1001)
  await directory.find(ID)
  expect(lookups()).toBe(2)
})

test("caches an unknown project, and doesn't look up an invalid id", async () => {
  const { directory, lookups } = parts(async () => undefined)
  expect(await directory.check(ID, undefined)).toBe('Unauthorized: invalid key')
  expect(await directory.check(ID, undefined)).toBe('Unauthorized: invalid key')
  expect(lookups()).toBe(1)

  for (const id of ['', 'x', `${ID}0`, "' or 1=1", ID.toUpperCase()]) {
    expect(await directory.check(id, undefined)).toBe('Unauthorized: invalid key')
  }
  expect(lookups()).toBe(1)
})

test('uses the last result while the database is unreachable', async () => {
  let isAway = false
  const { directory, pass } = parts(async () => {
    if (isAway) throw new Error('away')
    return project
  })
  await directory.find(ID)
  isAway = true
  pass(1001)
  expect(await directory.find(ID)).toBe(project)
  expect(await directory.check(ID, 'https://app.example')).toBeUndefined()
})

test("doesn't cache a failure without an earlier result", async () => {
  let isAway = true
  const { directory } = parts(async () => {
    if (isAway) throw new Error('away')
    return project
  })
  await expect(directory.find(ID)).rejects.toThrow('away')
  isAway = false
  expect(await directory.find(ID)).toBe(project)
})

test('checks origins, admits requests without one, and rejects all requests of a disabled project', async () => {
  const { directory } = parts(async () => project)
  expect(await directory.check(ID, 'https://app.example')).toBeUndefined()
  expect(await directory.check(ID, undefined)).toBeUndefined()
  expect(await directory.check(ID, 'https://evil.example')).toBe('Unauthorized: origin not allowed')

  const off = parts(async () => ({ ...project, isEnabled: false }))
  expect(await off.directory.check(ID, 'https://app.example')).toBe('Unauthorized: invalid key')
})

test('drops the oldest results beyond the capacity', async () => {
  const { directory, lookups } = parts(async () => undefined)
  const ids = ['a', 'b', 'c'].map(digit => digit.repeat(32))
  for (const id of ids) await directory.find(id)
  await directory.find(ids[2] ?? '')
  expect(lookups()).toBe(3)
  await directory.find(ids[0] ?? '')
  expect(lookups()).toBe(4)
})

test('keeps known projects through a flood of unknown ids', async () => {
  let isAway = false
  const { directory, lookups } = parts(async () => {
    if (isAway) throw new Error('away')
    return lookups() === 1 ? project : undefined
  })
  await directory.find(ID)
  for (let count = 0; count < 10; count++) await directory.find(String(count).repeat(32))
  isAway = true
  expect(await directory.find(ID)).toBe(project)
  expect(lookups()).toBe(11)
})
