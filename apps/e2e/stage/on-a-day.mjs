// Loaded before a process's own code (`node --import`): its clock starts at FOYER_DAY, or is as many
// seconds ahead as the file FOYER_AHEAD says when it starts.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const { FOYER_DAY: day, FOYER_AHEAD: file } = process.env;
const ahead =
  file === undefined
    ? RealDate.parse(day) - RealDate.now()
    : Number(readFileSync(file, 'utf8')) * 1000;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
