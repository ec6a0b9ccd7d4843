import { startOwnPortal } from './fixtures/own-sandbox-data'
import { readFileSync } from 'node:fs'
const cpu = (pid) => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').replace(/^.*\) /s,'').split(' '); return (Number(f[11])+Number(f[12]))/100 }
for (let i=0;i<3;i++){ const own = await startOwnPortal(process.env.X?{env:{NODE_OPTIONS:process.env.X}}:{}); const p=own.portal; const a=cpu(p.pid); await new Promise(r=>setTimeout(r,3000)); const b=cpu(p.pid); console.log('ready', a, 'after 3 s', b);
 await (await fetch(p.url)).text(); console.log('calls', cpu(p.pid)); await own.end(); }
