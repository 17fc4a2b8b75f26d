import { UNRESERVED } from '../quota/Charge'

/**
 * Counts the waiting bytes of accounts. This is part of the mailbox scripts, so a message and its charges are written
 * together. All keys start with `KEYS[2]`. Each account is a hash:
 *
 * - `bytes` the account's total
 * - a number: the end of a time slot in milliseconds since the epoch. Its value is the total of the messages that
 * expire in that slot
 * - `next` the end of the first of these slots
 *
 * Acknowledged messages are refunded. Expired ones are dropped with their slot: up to a minute late, or an hour late if
 * their TTL was longer than an hour.
 */
export const quotaScript: string = `
local function account(name) return KEYS[2] .. name end

local function whole(number) return string.format('%.0f', number) end

local function slotOf(expiresAt, now)
  local length = expiresAt - now > 3600000 and 3600000 or 60000
  return whole(math.ceil(expiresAt / length) * length)
end

-- Reads only: a Redis without room refuses a script by its first write, which must be the message.
local function held(key, now, ended)
  local state = redis.call('HMGET', key, 'bytes', 'next')
  if not state[2] or tonumber(state[2]) > now then return tonumber(state[1] or 0) end
  local fields = redis.call('HGETALL', key)
  local bytes, first = 0, nil
  for at = 1, #fields, 2 do
    local ends = tonumber(fields[at])
    if ends and ends <= now then ended[#ended + 1] = { key, fields[at] } end
    if ends and ends > now then
      bytes = bytes + tonumber(fields[at + 1])
      first = math.min(first or ends, ends)
    end
  end
  ended[#ended + 1] = { key, first, bytes }
  return bytes
end

local function forget(ended)
  for _, one in ipairs(ended) do
    if not one[3] then
      redis.call('HDEL', one[1], one[2])
    elseif one[2] then
      redis.call('HSET', one[1], 'bytes', whole(one[3]), 'next', whole(one[2]))
    else
      redis.call('DEL', one[1])
    end
  end
end

-- ARGV from \`at\` on: account, limit, share, reserved. As MemoryQuota does it.
local function hasRoom(weight, at, now, ended)
  local free = math.huge
  for index = at, #ARGV, 4 do
    local limit, share, reserved = tonumber(ARGV[index + 1]), tonumber(ARGV[index + 2]), tonumber(ARGV[index + 3])
    local used = held(account(ARGV[index]), now, ended)
    local most = share == 0 and limit or math.min(limit, math.max(reserved, share * free))
    if used + weight > most then return false end
    if share == 0 then free = math.min(free, ${UNRESERVED} * limit - used) end
  end
  return true
end

local function charge(weight, slot, at, now)
  for index = at, #ARGV, 4 do
    local key = account(ARGV[index])
    redis.call('HINCRBY', key, 'bytes', weight)
    redis.call('HINCRBY', key, slot, weight)
    local first = redis.call('HGET', key, 'next')
    if not first or tonumber(first) > tonumber(slot) then redis.call('HSET', key, 'next', slot) end
    atLeast(key, tonumber(slot) - now + 60000)
  end
end

local function refund(names, weight, slot)
  for name in string.gmatch(names, '[^\\n]+') do
    local key = account(name)
    if redis.call('HEXISTS', key, slot) == 1 then
      if redis.call('HINCRBY', key, slot, -weight) <= 0 then redis.call('HDEL', key, slot) end
      if redis.call('HINCRBY', key, 'bytes', -weight) <= 0 then redis.call('DEL', key) end
    end
  end
end
`
