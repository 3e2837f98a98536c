/** Asks an address over and over on sixteen connections for some seconds, and tells its parent how many answers came a second. */
import { Agent, get } from 'node:http';

const SECONDS = 5;
const [url = '', encoding = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const end = Date.now() + SECONDS * 1_000;
let answers = 0;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

async function keepAsking() {
  while (Date.now() < end) {
    await ask();
    answers += 1;
  }
}

Promise.all(Array.from({ length: 16 }, keepAsking)).then(() => {
  process.send?.(answers / SECONDS);
  agent.destroy();
  process.disconnect();
});
