-- Of what there is (0068).
select settle_months();
