// As much of GitHub's API as a report on a pull request asks: the pull request with a head, no comment yet, and one that is made.
// Prints its address. Argument: the head's commit.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  const user = { login: 'github-actions[bot]', type: 'Bot' };
  const made = { id: 1, body: '', user, html_url: 'https://github.com/o/r/pull/1#issuecomment-1' };
  const pull = { number: 1, head: { sha: process.argv[2] } };
  const answer = request.method !== 'GET' ? made : request.url.endsWith('/pulls/1') ? pull : [];
  request.resume().on('end', () => {
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
