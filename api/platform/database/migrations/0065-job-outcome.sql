-- What came of the last run, in the words of the job: one sentence that names nobody.
alter table job_run add outcome text;
