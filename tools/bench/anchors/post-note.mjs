/** Lua for wrk: a note with a key of its own for each request. */
export const POST_NOTE = `
local body = '{"title":"A note","content":"' .. string.rep("In the beginning was the Word. ", 10) .. '"}'
local count = 0
request = function()
  count = count + 1
  wrk.headers["idempotency-key"] = "bench-" .. os.time() .. "-" .. count
  return wrk.format("POST", nil, nil, body)
end`;
