/** Sends requests to an address on sixteen connections for some seconds, then sends the parent process the number of responses. */
import { Agent, get } from 'node:http';

const [url = '', encoding = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const end = Date.now() + Number(seconds) * 1_000;
let responses = 0;

function request(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

async function repeatRequests() {
  while (Date.now() < end) {
    await request();
    responses += 1;
  }
}

Promise.all(Array.from({ length: 16 }, repeatRequests)).then(() => {
  process.send?.(responses);
  agent.destroy();
  process.disconnect();
});
