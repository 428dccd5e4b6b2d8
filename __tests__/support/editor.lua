-- What a user does in Neovim with the language server: opens a CAL, types, sees the finding, applies the fix.
-- Environment: SERVER, a JSON list of the command; SAID, the file that gets what was seen, as JSON. The CAL is the first argument.
local said = {}
local exit

local function write()
  local file = assert(io.open(os.getenv('SAID'), 'w'))
  file:write(vim.fn.json_encode(said))
  file:close()
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then
    said.missed = what
    write()
    vim.cmd('cquit')
  end
end

local function findings()
  local seen = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(seen, { each.code or each.user_data.lsp.code, each.lnum + 1, each.col + 1, each.severity, each.message })
  end
  return seen
end

local function shows(code)
  for _, each in ipairs(findings()) do
    if each[1] == code then return true end
  end
  return false
end

local function put_cursor(pattern)
  vim.fn.cursor(1, 1)
  assert(vim.fn.search(pattern, 'cW') > 0, pattern)
end

local function ask(method, params)
  params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), params or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do
    return answer.result
  end
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'
end

local client = vim.lsp.start_client({
  name = 'cartwright',
  cmd = vim.fn.json_decode(os.getenv('SERVER')),
  root_dir = vim.fn.getcwd(),
  on_exit = function(code) exit = code end,
})
vim.lsp.buf_attach_client(0, client)
wait('the first findings', function() return #findings() > 0 end)
said.opened = findings()

-- A name that is not one, and a property with a mistake in it, as they are typed.
put_cursor('agent: reviewer')
vim.cmd('normal! Wcwreviewers')
put_cursor('action: Review')
vim.cmd('normal! cwacton')
wait('what was typed', function() return shows('node/unknown-agent') and shows('cal/unknown-property') end)
said.typed = findings()

-- The fix, by Neovim's own command; its list of actions takes the first.
vim.ui.select = function(actions, _, choose)
  said.actions = vim.tbl_map(function(action) return action[2].title end, actions)
  choose(actions[1], 1)
end
put_cursor('acton: Review')
vim.lsp.buf.code_action()
wait('the fix', function() return text():find('action: Review', 1, true) ~= nil and not shows('cal/unknown-property') end)

put_cursor('agent: reviewers')
vim.cmd('normal! Wcwreviewer')
wait('the name that is meant', function() return not shows('node/unknown-agent') end)
put_cursor('init: .0')
vim.cmd('normal! W')
said.hover = ask('textDocument/hover').contents.kind
said.text = text()
said.left = findings()

vim.lsp.stop_client(client)
wait('the end of the server', function() return exit ~= nil end)
said.exit = exit
write()
vim.cmd('qall!')
