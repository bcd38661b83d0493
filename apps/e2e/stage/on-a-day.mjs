// Loaded before a process's own code (`node --import`): its clock starts at FOYER_DAY.
const RealDate = Date;
const ahead = RealDate.parse(process.env.FOYER_DAY) - RealDate.now();

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
